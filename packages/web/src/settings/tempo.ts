/** How fast a screen shows what others do, the slowest first. */
export const tempos = ['calm', 'normal', 'fast', 'at-once'] as const;
export type Tempo = (typeof tempos)[number];

/** How many times as long as usual a player looks at a move. */
const looks: Readonly<Record<Tempo, number>> = { calm: 2, normal: 1, fast: 0.4, 'at-once': 0 };

/** As usual as well where a newer version has kept a tempo that this one does not know. */
export const slownessAt = (tempo: Tempo): number => looks[tempo] ?? 1;
