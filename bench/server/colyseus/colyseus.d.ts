// Only the doors we use, declared here so that type checking does not need the peers installed.
declare module '@colyseus/schema' {
  type Of<Field> = Field extends 'uint8'
    ? number
    : Field extends { array: 'uint8' }
      ? number[]
      : Field extends { array: new () => infer Item }
        ? Item[]
        : never;

  export const schema: <const Fields extends object>(
    fields: Fields,
    name: string,
  ) => new () => { -readonly [Name in keyof Fields]: Of<Fields[Name]> };

  export class StateView {
    add(part: object): void;
  }
}

declare module '@colyseus/core' {
  import type { StateView } from '@colyseus/schema';

  export interface Client {
    readonly sessionId: string;
    view: StateView;
    userData: unknown;
  }

  export class Room {
    state: unknown;
    maxClients: number;
    patchRate: number | null;
    clients: readonly Client[];
    onMessage(type: string, hear: (client: Client, message: unknown) => void): void;
    broadcastPatch(): boolean;
  }

  export class Server {
    constructor(options: { transport: object; greet: boolean });
    define(name: string, room: typeof Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}

declare module '@colyseus/ws-transport' {
  import type { Server } from 'node:http';

  export const WebSocketTransport: new (options: { server: Server }) => object;
}

declare module '@colyseus/sdk' {
  export interface Room<State> {
    readonly roomId: string;
    readonly state: State;
    onStateChange(see: (state: State) => void): void;
    onError(hear: (code: number, message?: string) => void): void;
    onLeave(hear: (code: number) => void): void;
    send(type: string, message: unknown): void;
    leave(): Promise<number>;
  }

  export class Client {
    constructor(url: string);
    create<State>(name: string): Promise<Room<State>>;
    joinById<State>(id: string): Promise<Room<State>>;
  }
}
