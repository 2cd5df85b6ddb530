// Which picture each card carries: a name in words, a silhouette, and where it stands.
// The choice is this edition's own; the printed game names no units.

import * as air from './aircraft.ts';
import * as land from './land.ts';
import type { Service } from './paper.ts';
import * as sea from './ships.ts';

export type Ground = 'field' | 'sea' | 'beach' | 'ice' | 'cloud';
export interface Picture {
  name: string;
  draw: () => string;
  place: 'ground' | 'air';
  ground: Ground;
  turn?: number;
  size?: number;
  stretch?: string;
}

// Ships are drawn low and long; on a narrow card they stand better a third taller.
const on =
  (ground: Ground, stretch = '1') =>
  (name: string, draw: () => string): Picture => ({ name, draw, place: 'ground', ground, stretch });
const over =
  (ground: Ground, turn = 38) =>
  (name: string, draw: () => string, size = 1.06): Picture => ({
    name,
    draw,
    place: 'air',
    ground,
    turn,
    size,
  });
const field = on('field');
const atSea = on('sea', '1.02 1.4');
const afloat = on('sea', '1.08 1.2');
const beach = on('beach');
const sky = over('cloud');

/** By service, then by number; 8 is the weather card and 12 to 14 are intel, so they are missing here. */
export const PICTURES: Readonly<Record<Service, Record<number, Picture>>> = {
  AR: {
    1: field('Infantry', land.rifleAndHelmet),
    2: field('Scout car', land.jeep),
    3: field('Supply truck', land.truck),
    4: field('Mortar', land.mortar),
    5: field('Howitzer', land.howitzer),
    6: field('Armored carrier', land.carrierVehicle),
    7: over('field', 0)('Paratroops', air.parachute),
    9: over('field', 0)('Attack helicopter', () => air.helicopter('attack'), 0.94),
    10: field('Rocket artillery', land.rocketTruck),
    11: field('Tank', land.tank),
  },
  NA: {
    1: atSea('Patrol boat', sea.patrolBoat),
    2: atSea('Minesweeper', sea.minesweeper),
    3: atSea('Submarine', sea.submarine),
    4: atSea('Frigate', sea.frigate),
    5: atSea('Destroyer', sea.destroyer),
    6: atSea('Cruiser', sea.cruiser),
    7: atSea('Landing ship', sea.landingShip),
    9: over('sea')('Carrier fighter', air.navalFighter),
    10: atSea('Missile submarine', sea.missileSubmarine),
    11: atSea('Aircraft carrier', sea.carrier),
  },
  MC: {
    1: beach('Rifle squad', land.crossedRifles),
    2: afloat('Raiding boat', sea.rubberBoat),
    3: beach('Light vehicle', land.scoutTruck),
    4: beach('Machine gun', land.machineGun),
    5: beach('Field gun', land.fieldGun),
    6: afloat('Landing craft', sea.landingCraft),
    7: afloat('Amphibious tractor', sea.amphibian),
    9: over('beach', 24)('Tiltrotor', air.tiltrotor),
    10: afloat('Hovercraft', sea.hovercraft),
    11: over('beach')('Jump jet', air.jumpJet),
  },
  CG: {
    1: afloat('Lifeboat', sea.lifeboat),
    2: afloat('Training barque', sea.barque),
    3: afloat('Lighthouse', sea.lighthouse),
    4: afloat('Response boat', sea.responseBoat),
    5: on('ice', '1.02 1.3')('Icebreaker', sea.icebreaker),
    6: atSea('Medium cutter', sea.mediumCutter),
    7: over('sea', 0)('Rescue helicopter', () => air.helicopter('rescue'), 0.94),
    9: over('sea')('Patrol plane', air.patrolPlane),
    10: over('sea', 38)('Search plane', air.searchPlane),
    11: atSea('High-seas cutter', sea.highCutter),
  },
  AF: {
    1: sky('Trainer', air.trainer),
    2: over('cloud', 0)('Pararescue', air.squareCanopy),
    3: sky('Transport', air.transport),
    4: sky('Tanker', air.tanker),
    5: sky('Attack plane', air.attackPlane),
    6: sky('Radar plane', air.radarPlane),
    7: over('cloud', 14)('Missile', air.missile),
    9: sky('Fighter', air.fighter),
    10: sky('Bomber', air.bomber),
    11: over('cloud', 20)('Flying wing', air.flyingWing),
  },
};

export const WEATHER: Readonly<Record<Service, string>> = {
  AR: 'Mud and rain',
  NA: 'Gale',
  MC: 'High surf',
  CG: 'Storm',
  AF: 'Thunderhead',
};
export const HOME: Readonly<Record<Service, Ground>> = {
  AR: 'field',
  NA: 'sea',
  MC: 'beach',
  CG: 'sea',
  AF: 'cloud',
};
export const INTEL: Readonly<Record<number, string>> = {
  12: 'Listening post',
  13: 'Radar',
  14: 'Reconnaissance',
};
