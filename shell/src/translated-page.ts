/**
 * Keeps the page working while the browser's translator changes it. Chromium's translator replaces each text node by a `<font>` element; React still
 * refers to the text node, and its next removal, insertion or update of that node would throw or have no effect. These calls are redirected to the
 * element that has replaced the text.
 * @param body observed for replaced texts.
 */
export function supportTranslators(body: HTMLElement): void {
  const replacements = new WeakMap<Node, ChildNode>();

  /** Returns the element that replaced a node in the page, otherwise the node itself. */
  const placed = (parent: Node, node: Node): Node => {
    const replacement = node.parentNode === parent ? undefined : replacements.get(node);
    return replacement?.parentNode === parent ? replacement : node;
  };
  /** Removes the element that has replaced a node, because the node itself is inserted again. */
  const dropReplacement = (node: Node): void => {
    replacements.get(node)?.remove();
    replacements.delete(node);
  };

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    removeChild.call(this, placed(this, child));
    replacements.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null): Child {
    const before = next && placed(this, next);
    dropReplacement(node);
    return insertBefore.call(this, node, before) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(node: Child): Child {
    dropReplacement(node);
    return appendChild.call(this, node) as Child;
  };
  // The property that React sets; only for text nodes can it differ from the page's content.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      const replacement = replacements.get(this);
      replacements.delete(this);
      this.data = text ?? '';
      // The translator detects a new text and translates it.
      replacement?.replaceWith(this);
    },
  });

  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE || removed.parentNode === target) continue;
        const replacement = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === 'FONT' && node.parentNode === target,
        );
        if (replacement) replacements.set(removed, replacement as ChildNode);
      }
  }).observe(body, { childList: true, subtree: true });
}
