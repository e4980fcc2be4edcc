import { Text } from '@boardwalk/kit';

/** What somebody has written to an offer or a listing; nothing where they haven't. */
export function Quote({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Text
      borderInlineStartWidth="3px"
      borderColor="border.emphasized"
      ps="3"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {children}
    </Text>
  );
}
