// One dealt Do-Boy hand of four in boardgame.io: the same cards, the same rules of play, random choices.

import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const PRESIDENT = 48;

function companyOf(card) {
  return card === PRESIDENT ? 4 : Math.floor(card / 12);
}

export function legal(G, seat) {
  const hand = G.hands[seat];
  if (G.squad.length === 0) {
    const others = hand.filter((card) => card !== PRESIDENT);
    return others.length > 0 ? others : hand;
  }
  const led = companyOf(G.squad[0].card);
  const follow = led < 4 ? hand.filter((card) => companyOf(card) === led) : [];
  return follow.length > 0 ? follow : hand;
}

function take(G) {
  const [led] = G.squad;
  let best = led;
  for (const played of G.squad) {
    if (companyOf(played.card) === companyOf(led.card) && played.card > best.card) best = played;
  }
  const cards = G.squad.map(({ card }) => card);
  if (!G.nestTaken) cards.push(...G.nest);
  G.nestTaken = true;
  for (const card of cards) G.points[best.seat] += card < 12 ? 1 : card === PRESIDENT ? 5 : 0;
  G.squad = [];
  return best.seat;
}

export function doBoy(deal) {
  return {
    name: 'do-boy',
    setup: () => ({
      hands: deal.hands.map((hand) => [...hand]),
      nest: [...deal.nest],
      nestTaken: false,
      squad: [],
      points: [0, 0, 0, 0],
    }),
    turn: { order: { first: () => deal.leader, next: ({ ctx }) => (ctx.playOrderPos + 1) % 4 } },
    moves: {
      play: ({ G, ctx, events }, card) => {
        const seat = Number(ctx.currentPlayer);
        if (!legal(G, seat).includes(card)) return INVALID_MOVE;
        G.hands[seat] = G.hands[seat].filter((held) => held !== card);
        G.squad.push({ seat, card });
        if (G.squad.length < 4) events.endTurn();
        else events.endTurn({ next: String(take(G)) });
      },
    },
    endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { points: G.points } : undefined),
  };
}

/** A function that plays the dealt hand once at random and returns how many actions it took. */
export function boardgamePlayout(deal, below) {
  const game = doBoy(deal);
  return () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    let actions = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const choices = legal(state.G, Number(state.ctx.currentPlayer));
      client.moves.play(choices[below(choices.length)]);
      actions++;
    }
    client.stop();
    return actions;
  };
}
