// Who sends a request: a Bearer credential, a browser's key in its cookie, both or neither. Only hashes go further.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../people/person.ts';
import { networkOf } from '../security/address.ts';
import { hashOf, newKey, type RandomBytes } from '../security/keys.ts';
import { opens } from '../table/chairs.ts';
import type { Table } from '../table/table.ts';
import type { Sitter } from '../table/tables.ts';
import { Problem } from './problems.ts';

export interface Sender {
  /** The hash of the Bearer credential; empty where something else stands in its place. */
  readonly bearer: string | undefined;
  /** Of the cookie; once it is known who has it, what owns the chairs of all their devices. */
  readonly browser: string | undefined;
  /** Of the cookie itself, once it is known who has it. */
  readonly cookie?: string;
  /** Who has the cookie. */
  readonly identity?: Identity;
  readonly address: () => string;
}

const COOKIE = 'messdeck';
const COOKIE_UNDER_TLS = '__Host-messdeck';
const KEY = /^[A-Za-z0-9_-]{24}$/;
const YEAR = 31_536_000;

/** Looked at more than once for each request. */
const senders: WeakMap<FastifyRequest, Sender> = new WeakMap();

export function senderOf(request: FastifyRequest): Sender {
  const known = senders.get(request);
  if (known) return known;
  const sender = readSender(request);
  senders.set(request, sender);
  return sender;
}

function readSender(request: FastifyRequest): Sender {
  const { authorization } = request.headers;
  const [, credential] = /^Bearer +([A-Za-z0-9_~+/.=-]{1,200})$/i.exec(authorization ?? '') ?? [];
  const browser = cookieOf(request);
  return {
    bearer: credential === undefined ? (authorization === undefined ? undefined : '') : hashOf(credential),
    browser: browser === undefined ? undefined : hashOf(browser),
    address: () => request.ip,
  };
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

function cookieOf(request: FastifyRequest): string | undefined {
  const wanted = isSecure(request) ? COOKIE_UNDER_TLS : COOKIE;
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && KEY.test(value)) return value;
  }
  return undefined;
}

/**
 * Gives a browser that has none its own key. A visit from another site arrives without the cookie that the browser
 * holds, so the key comes only when our own page asks for it: it never takes the place of one.
 */
export function giveKey(request: FastifyRequest, reply: FastifyReply, random: RandomBytes): void {
  mustBeOwnPage(request);
  if (cookieOf(request) === undefined) setCookie(request, reply, newKey(random), YEAR);
}

/** A browser that was somebody else's goes on with another key. */
export function replaceKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
  setCookie(request, reply, key, YEAR);
}

/** Makes a browser forget its key. */
export function forgetKey(request: FastifyRequest, reply: FastifyReply): void {
  mustBeOwnPage(request);
  setCookie(request, reply, '', 0);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const secure = isSecure(request);
  const name = secure ? COOKIE_UNDER_TLS : COOKIE;
  const rest = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${name}=${value}; ${rest}`);
}

/** Browsers name the origin of what they send; without TLS, from another machine, nothing else tells who asks. */
function mustBeOwnPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  const own =
    origin === undefined ? request.headers['sec-fetch-site'] === 'same-origin' : origin === originOf(request);
  if (!own) throw new Problem(403, 'Only a page of this server may ask for this.');
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** Who shall own a seat: the browser, or a program with a new token. */
export function sitterOf(sender: Sender, random: RandomBytes): Sitter {
  const from = networkOf(sender.address());
  const { browser, identity } = sender;
  if (browser !== undefined) return { owner: browser, from, ...(identity && { person: identity.person }) };
  const token = newKey(random);
  return { owner: hashOf(token), token, from };
}

/** A page of another site must not speak for this browser. */
export function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreign = origin === undefined ? site === 'cross-site' : origin !== originOf(request);
  if (foreign) throw new Problem(403, 'Requests from pages of another site are not answered.');
}

/** What somebody may do at a table. */
export interface Role {
  readonly seats: ReadonlySet<number>;
  /** Seats that the sender's link takes to another device. */
  readonly links: ReadonlySet<number>;
  readonly invite: boolean;
  readonly watch: boolean;
  /** A seat is kept for the sender, who sat at the table before. */
  readonly awaited: boolean;
}

export function roleOf({ kept }: Table, { bearer, browser, cookie, identity }: Sender): Role {
  const owns = (owner: string | undefined): boolean =>
    owner !== undefined && owner !== '' && [bearer, browser, cookie].includes(owner);
  const seats = new Set<number>();
  const links = new Set<number>();
  kept.seats.forEach((seat, at) => {
    // A chair that was taken before anybody knew whose the cookie is stays the cookie's.
    if ([bearer, browser, cookie].some((credential) => opens(seat, credential))) seats.add(at);
    if (seat?.link !== undefined && seat.link === bearer) links.add(at);
  });
  const awaited = kept.reserved?.some((keeper) => owns(keeper ?? undefined)) === true;
  const asked = identity !== undefined && kept.invited?.includes(identity.person) === true;
  const ofClub = kept.club !== undefined && identity?.clubs[kept.club] !== undefined;
  return {
    seats,
    links,
    invite: asked || ofClub || owns(kept.invite),
    watch: ofClub || owns(kept.watch),
    awaited,
  };
}

export function hasRole({ seats, links, invite, watch, awaited }: Role): boolean {
  return seats.size > 0 || links.size > 0 || invite || watch || awaited;
}
