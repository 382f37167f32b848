/** Where letters are letters. */
const fields =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key was meant for the table: not for the browser, not for a field, not for a dialog over it. */
export function isForTable({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(fields) !== null);
}
