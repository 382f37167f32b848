import type { TextSection } from '@starboard/engine';
import { bossIds } from '../content/bosses.ts';
import { titles } from '../content/equipment.ts';
import { eventNumbers } from '../content/event-cards.ts';
import { heroIds } from '../content/heroes.ts';
import { missionIds } from '../content/missions.ts';
import { swarmKinds } from '../content/swarm.ts';
import { finds } from '../content/tokens.ts';
import { titleDoes } from './gear.ts';
import {
  eventDoes,
  eventName,
  findDoes,
  findName,
  heroAbility,
  heroDoes,
  heroName,
  kindDoes,
  kindName,
  missionGoal,
  missionName,
  missionRules,
  plain,
  titleName,
} from './names.ts';

/** What the rules tell, in the order in which a newcomer needs it. */
export const matters = [
  'goal',
  'round',
  'dice',
  'acts',
  'slots',
  'weapons',
  'aliens',
  'damage',
  'search',
  'time-up',
  'activation',
  'team',
  'losing',
] as const;

const matter = (of: (typeof matters)[number]): TextSection => ({
  title: plain(`rule.${of}`),
  lines: [plain(`rule.${of}.text`)],
});

const named = (name: TextSection['title'], does: TextSection['title']) => plain('rule.named', { name, does });

/** The rules, then everything in the box by its name. */
export const rules = (): readonly TextSection[] => [
  ...matters.map(matter),
  ...missionIds.map((mission) => ({
    title: missionName(mission),
    lines: [missionGoal(mission), missionRules(mission)],
  })),
  {
    title: plain('rule.heroes'),
    lines: heroIds.map((hero) =>
      plain('rule.hero', { hero: heroName(hero), ability: heroAbility(hero), does: heroDoes(hero) }),
    ),
  },
  {
    title: plain('rule.kinds'),
    lines: [...swarmKinds, ...bossIds].map((kind) => named(kindName(kind), kindDoes(kind))),
  },
  { title: plain('rule.event-cards'), lines: oneOfEach.map((no) => named(eventName(no), eventDoes(no))) },
  { title: plain('rule.finds'), lines: finds.map((find) => named(findName(find), findDoes(find))) },
  { title: plain('rule.equipment'), lines: titles.map((title) => named(titleName(title), titleDoes(title))) },
];

/** Numbers 17 to 21 are the same card, and 22 and 23. */
const oneOfEach = eventNumbers.filter((no) => no < 18 || no === 22 || no > 23);
