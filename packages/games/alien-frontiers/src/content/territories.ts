export const territories = [
  'asimov-crater',
  'bradbury-plateau',
  'burroughs-desert',
  'heinlein-plains',
  'herbert-valley',
  'lem-badlands',
  'pohl-foothills',
  'van-vogt-mountains',
] as const;

export type TerritoryId = (typeof territories)[number];

export const isTerritory = (key: string): key is TerritoryId =>
  (territories as readonly string[]).includes(key);

export const fields = ['isolation', 'positron', 'repulsor'] as const;

export type FieldId = (typeof fields)[number];

export const isField = (key: string): key is FieldId => (fields as readonly string[]).includes(key);
