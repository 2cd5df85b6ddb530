// The signatures of the games, as in records/signatures.json. Written by `npm run signatures`.

export const SIGNATURES: Readonly<Record<string, string>> = {
  tactics: 'ec47a3f0d523c4e1dccba8812d5a40da05f17375ce0f9649abbeeb757275f21c',
  militac: '3580e30d58765849ac6f6571da0eb204d1cdd2464af7f1880f9d70beba872192',
  'do-boy': 'a6c48f78a25d4623096f27f7e8593f7d1849bb902f834cc1c2100624527ce156',
  bang: 'd4a99a23f98ff23e22f2bebeb78bd94405e6ede4332f616b14031e877abe25d8',
  skirmish: '026b1735db142ea3a6bb5036f858a7ab9359f5541e6421ae5edd25a0d8978898',
  'armed-forces': 'd0b7dfa181d352feef050944368137e1412ff84c782dda7415e1f2157310c061',
  sigs: '38da5c8f983f1167b7c9733f2b406fb847ac3c3670d224764e76eeb6e4be1883',
  'national-contest': 'e790ae61154ce42a27f9f448814c375d759ccbf14783bd5a31f758800684bd85',
  sammy: '4fc727d7fc04a405427ef50b7c9e120d1856dfad834637b6f0bdacc8e4d86193',
  'united-states': 'f3bc536e094cf074d5a1749ca41910b89e320f550fea18bdd0a97e3f40ae7093',
  flag: 'ea46cc9c7662366761c46e87cc346870b051ee54d4deb1194626e807198c04dc',
  'sammys-travels': '5392d1b31db296a9ff86f26753ced2115bc000350387707e227f606f3f35a15d',
};
