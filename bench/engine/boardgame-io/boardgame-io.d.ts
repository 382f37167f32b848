// Only the doors we use, declared here so that type checking does not need the peers installed.
declare module 'boardgame.io/internal' {
  export interface MatchState<Table> {
    readonly G: Table;
    readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly gameover?: unknown };
  }

  export interface MoveContext<Table> {
    G: Table;
    ctx: { readonly currentPlayer: string; readonly numPlayers: number };
    playerID: string;
    events: { endTurn(): void };
    random: { D6(count: number): number[]; Shuffle<Item>(deck: readonly Item[]): Item[] };
  }

  type Move<Table> = (context: MoveContext<Table>, ...args: never[]) => undefined | 'INVALID_MOVE';

  export interface Game<Table> {
    name: string;
    seed?: string;
    disableUndo: boolean;
    setup(context: Pick<MoveContext<Table>, 'ctx' | 'random'>): Table;
    moves: Record<string, Move<Table>>;
    turn?: {
      onBegin(context: MoveContext<Table>): void;
      onEnd(context: MoveContext<Table>): void;
    };
    endIf?(context: Pick<MoveContext<Table>, 'G' | 'ctx'>): unknown;
  }

  export interface MoveAction {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export function ProcessGameConfig<Table>(game: Game<Table>): Game<Table>;
  export function InitializeGame<Table>(options: {
    game: Game<Table>;
    numPlayers: number;
  }): MatchState<Table>;
  export function CreateGameReducer<Table>(options: {
    game: Game<Table>;
  }): (state: MatchState<Table>, action: MoveAction) => MatchState<Table>;
}

declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'immer' {
  export function original<Value>(draft: Value): Value | undefined;
}
