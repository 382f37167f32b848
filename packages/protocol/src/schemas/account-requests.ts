import { languages } from '@starboard/messages';
import { z } from 'zod';
import type { Said } from './said.ts';

/** Longer than any name or password may be, so that the refusal can say how long they may. */
const typed = z.string().max(1000);
const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const language = z.enum(languages);
const settingKey = z.string().regex(/^[\w.-]{1,40}$/);
const setting = z.union([z.string().max(200), z.number(), z.boolean()]);

export const newGuest = z.strictObject({
  language: language.optional(),
  name: typed.optional(),
});

export type NewGuest = Said<typeof newGuest>;

export const accountChanges = z.strictObject({
  name: typed.optional(),
  language: language.optional(),
  /** All of them: what is left out is forgotten. */
  settings: z
    .record(settingKey, setting)
    .refine((settings) => Object.keys(settings).length <= 100)
    .optional(),
});
export type AccountChanges = Said<typeof accountChanges>;

export const newPassword = z.strictObject({
  /** A guest's name from now on; theirs as it is when left out. */
  name: typed.optional(),
  password: typed,
  /** Needed where there is one already. */
  current: typed.optional(),
  /** Other devices stay signed in; else they are signed out. */
  keepsDevices: z.boolean().optional(),
});
export type NewPassword = Said<typeof newPassword>;

export const signIn = z.strictObject({ name: typed, password: typed });

export type SignIn = Said<typeof signIn>;

export const confirmation = z.strictObject({ password: typed.optional() });
export type Confirmation = Said<typeof confirmation>;

const ceremony = base64url(40);
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  // of the extensions that a browser tells of the server reads none
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
};

export const passkeyWish = z.strictObject({ name: typed.optional() });
export type PasskeyWish = Said<typeof passkeyWish>;

export const addedPasskey = z.strictObject({
  ceremony,
  /** How its owner tells it from others. */
  label: z.string().trim().min(1).max(60),
  name: typed.optional(),
  response: z.strictObject({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type AddedPasskey = Said<typeof addedPasskey>;

/** What a passkey says when it is asked for: to sign in, or to prove again whose account it is. */
export const passkeyAnswer = z.strictObject({
  ceremony,
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});
export type PasskeyAnswer = Said<typeof passkeyAnswer>;
