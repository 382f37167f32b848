import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** How a test may have it go wrong. */
export interface Flaw {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly attestation?: { readonly format: string; readonly statement: Readonly<Record<string, unknown>> };
}

/** An authenticator without a device: an ES256 key that answers as a browser would pass it on. */
export class SoftwarePasskey {
  readonly id = randomBytes(24).toString('base64url');
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kty EC2, alg ES256, crv P-256, x, y
    this.#publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** The answer to `navigator.credentials.create`. */
  create(options: object, flaw: Flaw = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const { format = 'none', statement = {} } = flaw.attestation ?? {};
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', new Map(Object.entries(statement))],
      ['authData', Buffer.concat([this.#authenticator(flaw, hasCredential), credential])],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, flaw).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `navigator.credentials.get`. */
  get(options: object, flaw: Flaw = {}) {
    this.#counter++;
    const clientData = this.#clientData('webauthn.get', options, flaw);
    const authenticator = this.#authenticator(flaw, 0);
    const signature = sign('sha256', Buffer.concat([authenticator, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticator.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, options: object, flaw: Flaw): Buffer {
    const { challenge } = options as { readonly challenge: string };
    const data = {
      type: flaw.type ?? type,
      challenge: flaw.challenge ?? challenge,
      origin: flaw.origin ?? this.#origin,
    };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  #authenticator(flaw: Flaw, flags: number): Buffer {
    const host = flaw.host ?? new URL(this.#origin).hostname;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(flaw.counter ?? this.#counter);
    const verified = flaw.isUnverified ? 0 : userVerified;
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([userPresent | verified | flags]), counter]);
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** As much CBOR as an authenticator speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
    ]);
  throw new TypeError('no CBOR for this');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
