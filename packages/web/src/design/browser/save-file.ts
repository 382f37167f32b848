/** Hands the browser something to keep as a file. */
export function saveFile(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers read it only after the click is over
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
