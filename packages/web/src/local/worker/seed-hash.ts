/** SHA-256 of a seed, as servers publish it; null where the browser hashes nothing: on pages that are not secure. */
export async function seedHashOf(seed: string): Promise<string | null> {
  // missing on such pages, though its type does not say so
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(seed))));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
