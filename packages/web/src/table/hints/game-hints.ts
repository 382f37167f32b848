import type { Texts } from '../../language/catalogues.ts';
import type { TableParts } from '../table-game.ts';

/** What a game tells beginners, each once: its texts are `web.game.<game>.hint.<name>`. */
export interface GameHints<View extends object = object> {
  /** Loaded when the first of them is to be read. */
  readonly texts: Texts;
  /** Names of what helps the player now, the most important first. They tell nothing that the player's own screen does not show. */
  now(parts: TableParts<View>): readonly string[];
}
