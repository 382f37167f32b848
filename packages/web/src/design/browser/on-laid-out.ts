/**
 * Calls when an element or a child of it has another size, or when children come or go: after the browser has laid
 * them out and before it paints, where reading sizes costs nothing. Asked for earlier, they are worked out twice.
 */
export function onLaidOut(element: Element, tell: () => void): () => void {
  const sizes = new ResizeObserver(tell);
  const children = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) sizes.observe(node);
      for (const node of removedNodes) if (node instanceof Element) sizes.unobserve(node);
    }
    // what is observed anew is told of, though nothing that is left has changed
    sizes.unobserve(element);
    sizes.observe(element);
  });
  sizes.observe(element);
  for (const child of element.children) sizes.observe(child);
  children.observe(element, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
