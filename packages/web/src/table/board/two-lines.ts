/** A name on at most two lines of about the same length; of three words, a short one stays with the next. */
export function twoLines(name: string): readonly string[] {
  const all = name.split(' ');
  const words = all.length < 3 ? all : name.replace(/(^| )(\S{1,3}) /g, '$1$2\u00A0').split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  return breaks.sort((a, b) => a.longest - b.longest)[0]?.lines ?? [name];
}
