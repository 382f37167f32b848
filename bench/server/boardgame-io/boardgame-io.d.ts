// Only the doors we use, declared here so that type checking does not need the peers installed.
declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';

  interface Random {
    Shuffle<Item>(deck: readonly Item[]): Item[];
  }

  export interface CardGame<Table> {
    name: string;
    minPlayers: number;
    maxPlayers: number;
    disableUndo: boolean;
    setup(context: { random: Random }): Table;
    turn: { minMoves: number; maxMoves: number };
    moves: Record<
      string,
      {
        client: boolean;
        move(
          context: { G: Table; playerID: string; random: Random },
          card: number,
        ): undefined | 'INVALID_MOVE';
      }
    >;
    playerView(context: { G: Table; playerID: string | null }): object;
  }

  export const Server: (options: { games: readonly CardGame<never>[]; origins: readonly string[] }) => {
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
}

declare module 'socket.io-client' {
  export interface Socket {
    on(event: string, listener: (...args: never[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
    disconnect(): void;
  }

  export const io: (url: string, options: { transports: readonly string[]; forceNew: boolean }) => Socket;
}
