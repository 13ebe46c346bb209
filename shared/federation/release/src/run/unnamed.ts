import type { CDPSession } from 'playwright-core';

/** A node of the browser's accessibility tree, as far as it is read. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  childIds?: string[];
}

/** Roles that need a name (WCAG 2.2, 4.1.2 and 1.1.1). */
const named = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton'],
  ...['image', 'img', 'tab', 'menuitem', 'dialog'],
]);

/** The roles of controls and pictures in `main` whose name, as the browser computes it, is empty. */
export async function unnamedIn(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const waiting = nodes.filter(({ role }) => role?.value === 'main');
  const found: string[] = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const role = node.role?.value ?? '';
    if (!node.ignored && named.has(role) && !node.name?.value?.trim()) found.push(role);
    waiting.push(...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []));
  }
  return found;
}
