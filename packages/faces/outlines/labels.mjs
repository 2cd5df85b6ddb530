// Places set by hand on the 1600 × 1000 map: points inside awkward states, call-outs beside small ones,
// and where the leader of a call-out begins if not at the point inside.
export const nudges = {
  ID: [318, 276],
  MD: [1288, 426],
  DC: [1311, 446],
  LA: [893, 742],
  FL: [1262, 884],
  MI: [1088, 326],
  CA: [140, 520],
  WV: [1200, 490],
  MA: [1411, 294],
  NH: [1415, 264],
  VT: [1377, 240],
  NJ: [1367, 405],
  DE: [1362, 449],
  RI: [1431, 311],
  CT: [1405, 322],
  OK: [775, 622],
  KY: [1110, 524],
  VA: [1272, 508],
  NY: [1322, 300],
  NE: [690, 405],
  TX: [716, 768],
  MN: [826, 210],
  AL: [1066, 704],
  NC: [1280, 570],
  TN: [1058, 597],
  MS: [976, 694],
};

export const callouts = {
  VT: [1330, 166],
  NH: [1384, 118],
  MA: [1524, 262],
  RI: [1524, 316],
  CT: [1480, 372],
  NJ: [1446, 418],
  DE: [1446, 462],
  MD: [1446, 506],
  DC: [1446, 550],
};

export const leads = { MD: [1352, 470], MA: [1440, 288] };
