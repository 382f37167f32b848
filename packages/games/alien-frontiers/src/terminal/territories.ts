import { pad, type Scene, widthOf } from '@starboard/terminal';
import { type FieldId, fields, territories, type TerritoryId, territoryName, type View } from '../index.ts';
import { coloniesOn, none } from './pieces.ts';

const marks: Readonly<Record<FieldId, string>> = { isolation: '⊘', positron: '⊕', repulsor: '⊗' };

const fieldsOn = (view: View, territory: TerritoryId): FieldId[] =>
  fields.filter((field) => view.fields[field] === territory);

/** Who controls what, who has colonies there, which fields lie there; then what the marks mean. */
export function territoryLines(view: View, scene: Scene, isDense: boolean): string[] {
  const { say, paint } = scene;
  const gap = isDense ? '' : ' ';
  const column = Math.max(...territories.map((territory) => widthOf(say(territoryName(territory)))));
  const lines = territories.map((territory) => {
    const { controller } = view.territories[territory];
    const flag = controller === null ? '[ ]' : `[${scene.letter(controller)}]`;
    const name = pad(say(territoryName(territory)), column);
    const colonies = coloniesOn(view, scene, territory).join(gap);
    const lying = fieldsOn(view, territory).map((field) => marks[field]);
    return [flag, name, colonies, lying.join(gap)].filter((part) => part !== '').join(' ');
  });
  const legend = fields
    .filter((field) => view.fields[field] !== null)
    .map((field) => paint.quiet(`${marks[field]} ${say(`af.board.field.${field}`)}`));
  const { owner } = view.relic;
  const relic = `★ ${owner === null ? none : scene.letter(owner)} ${paint.quiet(say('af.board.topic.relic-ship'))}`;
  return [...lines, legend.join(' '), relic];
}
