import { type PagePermission, permissionsFor, type WantedPermission } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { PageContext } from './page-context.ts';

interface ForbiddenProps {
  /** Permission of the site, or of a remote. */
  permission: PagePermission;
  /** Replaces a panel instead of the page. */
  panel?: boolean;
}

/** Replaces a page or panel without access: says who it is for, with the required permission in the details, and a link. */
export function Forbidden({ permission, panel = false }: ForbiddenProps) {
  const { t } = useLingui();
  const page = use(PageContext)?.title;
  if (panel)
    return (
      <HStack align="start" gap="3" color="fg.muted" py="3">
        <Padlock />
        <Text>
          <Trans>This is for the team. If you should have access, ask an admin.</Trans>
          <Missing permission={permission} />
        </Text>
      </HStack>
    );
  return (
    <EmptyState
      drawing="gate"
      title={t`You don’t have access to this page`}
      action={
        <>
          <LinkButton variant="outline" to="/">
            <Trans>Go to Home</Trans>
          </LinkButton>
          <chakra.details textStyle="sm">
            <chakra.summary
              display="inline-block"
              cursor="pointer"
              py="1"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              <Trans>Details</Trans>
            </chakra.summary>
            <Missing permission={permission} />
          </chakra.details>
        </>
      }
    >
      {page === undefined ? (
        <Trans>This is for the team. If you should have access, ask an admin.</Trans>
      ) : (
        <Trans>{page} is for the team. If you should have access, ask an admin.</Trans>
      )}
    </EmptyState>
  );
}

function Missing({ permission: wanted }: Pick<ForbiddenProps, 'permission'>) {
  const permission = permissionsFor(wanted as WantedPermission).join(', ');
  return (
    <chakra.span display="block" textStyle="sm" color="fg.muted" mt="1">
      <Trans>
        Missing permission: <code translate="no">{permission}</code>
      </Trans>
    </chakra.span>
  );
}

function Padlock() {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="1.125em"
      mt="0.2em"
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect width="18" height="11" x="3" y="11" rx="2" />
      <path d="M7 11V7a5 5 0 0 1 10 0v4" />
    </chakra.svg>
  );
}
