/** Puts a text on the clipboard; false when the browser does not let us. */
export const copyText = async (text: string): Promise<boolean> =>
  // pages at a bare address are not secure, and have no clipboard but the old one
  isSecureContext
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => copiedTheOldWay(text),
      )
    : copiedTheOldWay(text);

function copiedTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
