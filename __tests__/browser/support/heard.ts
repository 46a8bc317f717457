import type { CDPSession } from '@playwright/test';

/** What a screen reader meets: role, name and state of each node of the accessibility tree. */
export async function heard(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: role?.value,
      name: name?.value as string,
      expanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }));
}
