import { decodeAttestationObject } from '@simplewebauthn/server/helpers';

/**
 * Whether a new passkey comes without certificates, as we ask. Checking those would make this server fetch lists of
 * revoked ones from addresses that the sender has written into them.
 */
export function isPlainAttestation(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
