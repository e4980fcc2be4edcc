import type { Presence } from '@boardwalk/contracts';
import { formatList, Text, useLiveTopic } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Other reviewers who currently have the application open. */
export function OthersReading({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [here, setHere] = useState<Presence>();
  useLiveTopic('reviews/:id/presence', {
    params: { id },
    perWindow: true,
    whileHidden: true,
    onEvent: { here: setHere },
    onLost: () => setHere(undefined),
    onRefused: () => setHere(undefined),
  });
  const names = here?.others.map(({ fullName }) => fullName) ?? [];
  if (names.length === 0) return null;
  const list = formatList(names, i18n.locale);
  return (
    <Text role="status" fontSize="sm" color="fg.muted">
      <Trans>Also viewing: {list}</Trans>
    </Text>
  );
}
