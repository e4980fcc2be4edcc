import { BackLink, CloseButton, Flex, setPersistentPart, useLocation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

const NAME = 'home welcome';
const WELCOME_PATH = '/welcome';

/** Shows a link back to the first steps in the area of a page that a new member opens from them. @param path path of that page. */
export function offerReturn(path: string): void {
  setPersistentPart(NAME, <ReturnLink area={areaOf(path)} />);
}

const remove = () => setPersistentPart(NAME, null);

function areaOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function ReturnLink({ area }: { area: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isThere = areaOf(pathname) === area;
  // Mounted before the navigation to the page begins.
  const wasThere = useRef(false);
  useEffect(() => {
    if (isThere) wasThere.current = true;
    else if (wasThere.current) remove();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <Flex
      as="aside"
      aria-label={t`First steps`}
      position="fixed"
      insetInlineStart="4"
      bottom="calc(var(--bottom-bar, 0px) + 1rem)"
      zIndex="10"
      align="center"
      gap="2"
      ps="4"
      pe="1"
      py="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="full"
      shadow="md"
    >
      <BackLink to={WELCOME_PATH} mt="0" height="auto" minH={{ base: '11', md: '8' }} color="fg">
        <Trans>First steps</Trans>
      </BackLink>
      <CloseButton size="xs" rounded="full" onClick={remove} />
    </Flex>
  );
}
