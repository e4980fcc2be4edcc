import type { Area } from '@boardwalk/contracts';
import { chakra, Heading, LinkButton, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Step {
  to: string;
  area?: Area;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    to: '/news/create',
    area: 'news',
    title: <Trans>Write the first article</Trans>,
    text: <Trans>Give visitors something to read.</Trans>,
    action: <Trans>Write</Trans>,
  },
  {
    to: '/forms/manage',
    area: 'forms',
    title: <Trans>Create the first form</Trans>,
    text: <Trans>An application for the whitelist, or for your team.</Trans>,
    action: <Trans>Create a form</Trans>,
  },
  {
    to: '/users',
    title: <Trans>Invite your team</Trans>,
    text: (
      <Trans>Send them the address of this site. Once they have signed in, give them their role here.</Trans>
    ),
    action: <Trans>Members and roles</Trans>,
  },
  {
    to: '/admin/site',
    title: <Trans>Everything else</Trans>,
    text: <Trans>Logo, sections of Home, links, texts, connections; with a preview and versions.</Trans>,
    action: <Trans>Site</Trans>,
  },
];

/** Next steps of a new owner. */
export function WhatNext({ name, off }: { name: string; off: readonly Area[] }) {
  return (
    <Stack gap="6" maxW="44rem">
      <Heading as="h2" textStyle="3xl" ref={(element) => element?.focus()} tabIndex={-1} outline="none">
        <Trans>{name} is ready.</Trans>
      </Heading>
      <Stack as="ol" listStyleType="none" gap="0">
        {STEPS.filter(({ area }) => !area || !off.includes(area)).map(({ to, title, text, action }) => (
          <chakra.li
            key={to}
            borderTopWidth="1px"
            py="4"
            display="flex"
            flexWrap="wrap"
            gap="4"
            justifyContent="space-between"
            alignItems="center"
          >
            <Stack gap="0.5" flex="1 1 18rem">
              <Text fontWeight="600">{title}</Text>
              <Text color="fg.muted">{text}</Text>
            </Stack>
            <LinkButton variant="outline" to={to}>
              {action}
            </LinkButton>
          </chakra.li>
        ))}
      </Stack>
      <Text>
        {/* The page was rendered before the user became the owner, so it has to be reloaded. */}
        <chakra.a href="/" textDecoration="underline" textUnderlineOffset="3px">
          <Trans>View site</Trans>
        </chakra.a>
      </Text>
    </Stack>
  );
}
