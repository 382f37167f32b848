/** Where the server can be reached from elsewhere; empty where nobody needs to know. */
export interface Addresses {
  readonly addresses: readonly string[];
}
