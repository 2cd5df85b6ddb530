// A first hand of Sammy: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammy',
  oneThing: 'Neighbours follow, and only neighbours can win.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { mode: 'borders', deals: 1, partners: 'fixed', declarant: 'starter', minimumBid: 1 },
  words: {
    Neighbour: 'A state that borders another: the names along the edge.',
    Trump: 'The suit named in the bid.',
    Territory: 'Borders nothing, except the District of Columbia.',
    President: 'The 13 of a suit: 25 points.',
    'Uncle Sam': 'The highest card of a suit.',
  },
  log: [
    'chance cut NY TX WI RI',
    'chance shuffle KY IN WI PA CT SC MA IL VA MO TN OH NV PR NY TX WV FL DE CA NH MS AK NJ VT DC ND MI NC AR MT HI PI MD UT GU AL WA ID CZ MN NE AZ GA IA CO NM RI OK OR WY ME LA SD SM KS',
    '0 bid 7 red',
    '1 pass',
    '2 pass',
    '3 pass',
    '0 play OH',
    '1 play KY',
    '2 play IN',
    '3 play WI',
    '0 play HI',
    '1 play NV',
    '2 play SC',
    '3 play DE',
    '0 play RI',
    '1 play CT',
    '2 play FL',
    '3 play MA',
    '3 play TN',
    '0 play GA',
    '1 play VA',
    '2 play MO',
  ],
  steps: [
    {
      at: 2,
      say: 'Each card is a state; the names along its edge are its neighbours. Roy is your partner. Fourteen tricks will be played.',
      point: ['seat 2'],
      know: 'Each card is a state',
    },
    {
      at: 2,
      say: 'Bid a number of tricks and name a suit as trumps: it will rank above the others. Seven red states: bid seven in red.',
      point: ['PA', 'IL', 'OH', 'TX', 'CA', 'MI', 'NJ'],
      know: 'Bid tricks, name a suit',
      wrong: [
        {
          when: /^bid [1-6] red$/,
          say: 'Allowed. But the others may outbid you cheaply. Seven is what these cards will bear.',
        },
        {
          when: /^bid (8|9|1\d) red$/,
          say: 'Bold. Each trick short brings the others 25. Seven leaves room.',
        },
        { when: /^bid \d+ (blue|stars|stripes)$/, say: 'Red is your longest suit by far.' },
        {
          when: /none$|notrump|no-?trumps$/,
          say: 'Red ranks first then, too. But with red as trumps its four highest bring points, and you hold three of them.',
        },
        { when: /^pass$/, say: 'With such a hand you want to lead and name the trumps. Seven in red.' },
      ],
    },
    {
      at: 6,
      say: 'You lead Ohio. Now the others must follow with a neighbour of Ohio if they hold one: Pennsylvania, Michigan, Indiana, Kentucky, West Virginia.',
      point: ['OH'],
      know: 'A neighbour must follow',
    },
    {
      at: 10,
      say: 'Otto had no neighbour and threw Wisconsin, the highest blue card. It does not border Ohio, so it cannot win. Ohio, red, takes it.',
      point: ['WI'],
      know: 'Only neighbours can win',
    },
    {
      at: 10,
      say: 'Hawaii borders nothing. Nobody can follow, so it wins whenever it is led. Lead it.',
      point: ['HI'],
      know: 'A territory led always wins',
    },
    {
      at: 14,
      say: 'Roy used it well: South Carolina is a President, 25 points for the side that takes it. There are four.',
      point: ['SC'],
      know: 'A President is 25 points',
    },
    {
      at: 14,
      say: 'Now try Rhode Island. It is an Uncle Sam, the top of stripes, but it has two neighbours.',
      point: ['RI'],
    },
    {
      at: 18,
      say: 'Massachusetts borders it and is red, a trump: even a small red neighbour beats any other suit. Otto leads next.',
      point: ['MA'],
      know: 'A small trump beats other suits',
    },
    {
      at: 19,
      say: 'Tennessee has eight neighbours; you hold one, Georgia, so you must play it. It is a President: will it be lost?',
      point: ['GA'],
      wrong: [
        {
          when: /^play/,
          say: 'Georgia borders Tennessee, and who has a neighbour must play it.',
          rule: 'SAM-13',
        },
      ],
    },
    {
      at: 22,
      say: 'Roy’s Missouri borders Tennessee and is red. The second President is yours, too: 25 more.',
      point: ['MO'],
    },
    {
      at: 22,
      say: 'Three tricks, and Guam and the Canal Zone will win whenever you lead them. Choose leads with few neighbours. Play on by yourself.',
      point: ['.contract'],
      know: 'Lead states with few neighbours',
    },
  ],
};
