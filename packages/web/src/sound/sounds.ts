/** Every sound there is. Each has something visible that says the same. */
export type SoundName =
  | 'your-turn'
  | 'roll'
  | 'place'
  | 'gain'
  | 'take'
  | 'land'
  | 'card'
  | 'lose'
  | 'tick'
  | 'refuse'
  | 'message'
  | 'win';
