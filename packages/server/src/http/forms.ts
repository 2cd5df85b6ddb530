// The forms of requests. Whatever does not fit is refused by name, in a sentence.

import { z } from 'zod';
import type { WantedNotices } from '../days/notices.ts';
import type { WantedChallenge, WantedPair } from '../duplicate/challenges.ts';
import { LONGEST_BAN_HOURS } from '../office/bans.ts';
import type { HouseRules } from '../people/clubs.ts';
import { PUBLIC_KEY, SIGNATURE } from '../people/keys.ts';
import type { Wanted } from '../table/making.ts';
import type { Sitting } from '../table/tables.ts';
import { Problem } from './problems.ts';
import { wrongWith } from './wrong-forms.ts';

/** What stands in names and talk: no control characters, none that change the direction of writing, nothing invisible. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** What leaves ink: neither blank, nor a mark without a letter, nor what is drawn as nothing (the last is a blank of Braille). */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u;

function text(most: number): z.ZodType<string> {
  return z
    .string()
    .transform((given) => given.normalize('NFC').trim())
    .refine((given) => given !== '', 'must not be empty')
    .refine((given) => [...given].length <= most, `has at most ${most} characters`)
    .refine((given) => !UNWANTED.test(given), 'must not hold control or direction characters')
    .refine((given) => SEEN.test(given), 'must hold something that can be seen');
}

/** What may be unseen in a name: what joins the parts of one emoji, and what parts letters of Persian within a word. */
const JOINED =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;

const name: z.ZodType<string> = text(24).refine(
  (given) => !/\p{Default_Ignorable_Code_Point}/u.test(given.replace(JOINED, '')),
  'must not hold invisible characters',
);
/** Whether there is such a seat, the table says. */
const seat: z.ZodType<number> = z.int().min(0);
const bot: z.ZodType<string> = z.string().min(1).max(40);
const seconds = (most: number): z.ZodType<number> => z.number().min(1).max(most);

const rules: z.ZodType<Readonly<Record<string, string | number | boolean>>> = z.record(
  z.string().max(60),
  z.union([z.string().max(400), z.number(), z.boolean()]),
);

const hex = (digits: number): z.ZodType<string> =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `has ${digits} hexadecimal digits in lower case`);

/** The start of a hash, as the log and the operator's lists show it. */
export const WHO: RegExp = /^[A-Za-z0-9_-]{8,43}$/;
const who: z.ZodType<string> = z
  .string()
  .regex(WHO, 'is the start of a hash: 8 to 43 letters, digits, - or _');

export type Form<T> = z.ZodType<T>;

interface Signed {
  key: string;
  signature: string;
}
interface Arrived {
  kind: 'computer' | 'tablet' | 'phone';
  challenge?: string | undefined;
  own?: Signed | undefined;
}
const signed: z.ZodType<Signed> = z.strictObject({
  key: z.string().regex(PUBLIC_KEY, 'is a public Ed25519 key: 32 bytes in base64url'),
  signature: z.string().regex(SIGNATURE, 'is an Ed25519 signature: 64 bytes in base64url'),
});
const challenge: z.ZodType<string> = z.string().min(1).max(64);
const device: z.ZodType<Arrived['kind']> = z.enum(['computer', 'tablet', 'phone']);

interface Forms {
  readonly nothing: Form<object>;
  readonly session: Form<Arrived & { name?: string | undefined; file?: Signed | undefined }>;
  readonly arrival: Form<Arrived>;
  readonly invited: Form<{ person: string }>;
  readonly clubName: Form<{ name: string }>;
  readonly club: Form<{
    name?: string | undefined;
    shut?: boolean | undefined;
    house?: readonly HouseRules[] | undefined;
  }>;
  readonly member: Form<{
    host?: boolean | undefined;
    mutedHours?: number | undefined;
    why?: string | undefined;
  }>;
  readonly file: Form<{ challenge: string; file: Signed }>;
  readonly me: Form<{
    name?: string | undefined;
    shown?: { ratings: boolean; matches: boolean } | undefined;
  }>;
  readonly table: Form<Wanted>;
  readonly sit: Form<Sitting>;
  readonly bot: Form<{ bot: string }>;
  readonly host: Form<{ seat: number }>;
  readonly action: Form<{ do: string; seen: number }>;
  readonly seal: Form<{ commit: string; bits: string }>;
  readonly takeback: Form<{ agree: boolean }>;
  readonly chat: Form<{ text: string } | { phrase: string }>;
  readonly ban: Form<{ who?: string | undefined; range?: string | undefined; hours: number; why: string }>;
  readonly notice: Form<{ text: string; minutes: number }>;
  readonly answer: Form<{ answer: string }>;
  readonly report: Form<{ seat: number; reason: string }>;
  readonly challenge: Form<WantedChallenge>;
  readonly pair: Form<WantedPair>;
  readonly partner: Form<{ name: string }>;
  readonly notices: Form<WantedNotices>;
  readonly noNotices: Form<{ endpoint: string }>;
}

export const FORMS: Forms = {
  nothing: z.strictObject({}),
  session: z.strictObject({
    kind: device,
    challenge: challenge.optional(),
    own: signed.optional(),
    name: name.optional(),
    file: signed.optional(),
  }),
  arrival: z.strictObject({ kind: device, challenge: challenge.optional(), own: signed.optional() }),
  invited: z.strictObject({ person: z.string().min(1).max(40) }),
  clubName: z.strictObject({ name: text(40) }),
  club: z.strictObject({
    name: text(40).optional(),
    shut: z.boolean().optional(),
    house: z
      .array(
        z.strictObject({
          name: text(40),
          game: z.string().max(40),
          seats: z.int().min(1).max(8).optional(),
          rules: z.record(z.string().max(60), z.union([z.string().max(400), z.number(), z.boolean()])),
        }),
      )
      .optional(),
  }),
  member: z.strictObject({
    host: z.boolean().optional(),
    mutedHours: z.number().min(0).max(8760).optional(),
    why: text(200).optional(),
  }),
  file: z.strictObject({ challenge, file: signed }),
  me: z.strictObject({
    name: name.optional(),
    shown: z.strictObject({ ratings: z.boolean(), matches: z.boolean() }).optional(),
  }),
  table: z.strictObject({
    game: z.string().max(40),
    name,
    seats: z.int().optional(),
    rules: rules.optional(),
    seat: seat.optional(),
    bots: z.record(z.string().regex(/^(0|[1-9]\d{0,3})$/), bot).optional(),
    fill: z.strictObject({ bot, after: z.number().min(0).max(86_400) }).optional(),
    public: z.boolean().optional(),
    chat: z.boolean().optional(),
    rated: z.boolean().optional(),
    club: z.string().max(64).optional(),
    clock: z
      .union([
        z.strictObject({ perAction: seconds(86_400) }),
        z.strictObject({ perMatch: seconds(604_800) }),
        z.strictObject({ days: z.number().min(0.04).max(14) }),
      ])
      .optional(),
  }),
  sit: z.strictObject({ name, seat: seat.optional(), relieve: z.boolean().optional() }),
  bot: z.strictObject({ bot }),
  host: z.strictObject({ seat }),
  action: z.strictObject({ do: z.string().min(1).max(2000), seen: z.int().min(-1) }),
  seal: z.strictObject({ commit: hex(64), bits: hex(32) }),
  takeback: z.strictObject({ agree: z.boolean() }),
  ban: z.strictObject({
    who: who.optional(),
    range: z.string().max(60).optional(),
    hours: z.number().min(0.1).max(LONGEST_BAN_HOURS),
    why: text(200),
  }),
  notice: z.strictObject({ text: text(200), minutes: z.number().min(0).max(10_080) }),
  answer: z.strictObject({ answer: text(500) }),
  challenge: z.strictObject({
    game: z.string().max(40),
    name,
    boards: z.int().min(1).max(24),
    rules: rules.optional(),
    against: z.enum(['bots', 'pairs', 'either']).optional(),
    bot: bot.optional(),
    lasts: z.number().min(60).max(2_419_200),
    public: z.boolean().optional(),
  }),
  pair: z.strictObject({ name, partner: bot.optional(), against: z.enum(['bots', 'pairs']).optional() }),
  partner: z.strictObject({ name }),
  notices: z.strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{86,88}$/, 'is the public key of a subscription'),
      auth: z.string().regex(/^[\w-]{20,24}$/, 'is the secret of a subscription'),
    }),
    daily: z.int().min(0).max(23).optional(),
    notAtNight: z.boolean().optional(),
    whenShort: z.boolean().optional(),
    offset: z.int().min(-900).max(900).optional(),
  }),
  noNotices: z.strictObject({ endpoint: z.string().max(1000) }),
  report: z.strictObject({ seat, reason: text(300) }),
  chat: z.union([z.strictObject({ text: text(300) }), z.strictObject({ phrase: z.string().min(1).max(40) })]),
};

/** The body in its form, or 400 with what is wrong. */
export function parseBody<T>(form: Form<T>, body: unknown): T {
  const parsed = form.safeParse(body === undefined ? {} : body, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Problem(400, wrongWith(parsed.error.issues));
}
