import type { Starboard } from './starboard.ts';

/** What stands under one heading of the choices, or all that has none. */
interface Section {
  readonly heading: string;
  readonly choices: readonly { readonly number: string; readonly label: string }[];
}

/** The choices on the screen, below the last line across it. */
function sectionsOn(screen: string): readonly Section[] {
  const [below = ''] = screen.split(/─{20,}\n?/).slice(-1);
  const sections: { heading: string; choices: { number: string; label: string }[] }[] = [];
  let heading = '';
  for (const line of below.split('\n')) {
    const found = [...line.matchAll(/(\d+)\) (.+?)(?= {2,}\d+\) |$)/g)];
    if (found.length === 0) {
      if (/^\S/.test(line)) heading = line.trim();
      continue;
    }
    if (sections.at(-1)?.heading !== heading) sections.push({ heading, choices: [] });
    for (const [, number = '', label = ''] of found) sections.at(-1)?.choices.push({ number, label });
  }
  return sections;
}

/** How far the alien would have to go, less if it pushes away another figure. */
const safety = (label: string): number =>
  Number(/(\d+) steps? to go/.exec(label)?.[1] ?? 0) - (label.includes('displace') ? 3 : 0);

/** What is done first: by the heading, or the name of what is opened, and how often a phase. */
const wishes: readonly (readonly [what: RegExp, most: number])[] = [
  [/must|^Choose (the|which|where your)|Give a hit|Keep one|Draw alien/, 99],
  [/^Fire/, 6],
  [/^Use an item|^Explore|^Put a demolition|^Lay a mine/, 4],
  [/^Put a die into/, 8],
  [/^Search/, 2],
  [/^Move/, 4],
  [/^Roll dice/, 5],
  [/^Ready|^Done/, 99],
];

/** Plays as a newcomer might who knows no more than the screen says: hold the line, then be done. */
export class ElitePlayer {
  readonly screens: string[] = [];
  private phase = '';
  private done = new Map<RegExp, number>();
  private taken = 0;
  private readonly table: Starboard;

  constructor(table: Starboard) {
    this.table = table;
  }

  /** To the end of the match; how many lines were typed. */
  async plays(most: number): Promise<number> {
    let screen = await this.table.prompt();
    for (let typed = 0; ; typed++) {
      if (screen === null || typed >= most) return typed;
      this.screens.push(screen);
      screen = await this.table.type(this.answerTo(screen));
    }
  }

  private answerTo(screen: string): string {
    const question = screen.slice(screen.lastIndexOf('\n') + 1);
    if (question.startsWith('Enter')) return '';
    const sections = sectionsOn(screen);
    const all = sections.flatMap(({ choices }) => choices);
    // all dice that can be rolled
    if (/^(One number|Numbers)/.test(question)) return all.map(({ number }) => number).join(' ');
    const [phase = this.phase] = /Round \d of 8: .+|Before round 1/.exec(screen) ?? [];
    if (phase !== this.phase) this.done.clear();
    this.phase = phase;
    if (phase.startsWith('Before')) return this.choosesIn(all);
    for (const [what, most] of wishes) {
      const times = this.done.get(what) ?? 0;
      const section = sections.find(({ heading }) => heading !== '' && what.test(heading));
      const act = all.find(({ label }) => what.test(label));
      if (times >= most || !(section ?? act)) continue;
      this.done.set(what, times + 1);
      const [best] = section?.choices.toSorted((a, b) => safety(b.label) - safety(a.label)) ?? [];
      return best?.number ?? act?.number ?? '1';
    }
    // what was opened: the first of it
    return '1';
  }

  /** Two heroes, a weapon for each, and ready. */
  private choosesIn(choices: Section['choices']): string {
    const numberOf = (wanted: RegExp): string =>
      choices.find(({ label }) => wanted.test(label))?.number ?? '';
    switch (this.taken++) {
      case 0:
      case 2:
        return numberOf(/^Choose a hero/);
      case 1:
        return numberOf(/^Hero 1: Gerid/);
      case 3:
        return numberOf(/^Hero 2: Voker/);
      case 4:
      case 6:
        return numberOf(/^Take a weapon/);
      case 5:
        return numberOf(/^Gerid: /);
      case 7:
        return numberOf(/^Voker: /);
      default:
        return numberOf(/^Ready/);
    }
  }
}
