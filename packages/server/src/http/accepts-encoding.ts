/** Whether a header such as `gzip, br;q=0.5` allows this encoding. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((each) => {
      const [name = '', quality = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && Number(quality.replace('q=', '')) > 0;
    });
}
