import { linksInPlace, localize, type SiteText } from '@boardwalk/contracts';
import { Container, chakra, Link, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { usePageData } from '../federation/page-data-context.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Footer of every page: the site's name, and public links. */
export const Footer = memo(function Footer() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const localized = (text: SiteText) => localize(text, i18n.locale);
  const own = linksInPlace(site.footer.links, set, site);
  const note = localized(site.footer.note);
  const links = [
    { to: '/about', label: t`About` },
    { to: '/terms', label: t`Terms` },
    { to: '/privacy', label: t`Privacy` },
  ];
  return (
    <chakra.footer borderTopWidth="1px" mt="auto" py="10">
      <Container>
        <Stack direction={{ base: 'column', md: 'row' }} justify="space-between" gap="6">
          <Stack gap="1">
            <Text fontFamily="heading" fontWeight="700">
              {site.name}
            </Text>
            <Text color="fg.muted" maxW="48ch">
              {localized(site.tagline)}
            </Text>
            {note && (
              <Text fontSize="sm" color="fg.muted" maxW="60ch">
                {note}
              </Text>
            )}
            {site.demo && (
              <Text fontSize="sm" color="fg.muted">
                <Trans>Demo community: its members and posts are made up.</Trans>
              </Text>
            )}
            <LanguageSwitch />
          </Stack>
          <chakra.nav aria-label={t`Footer`}>
            <Stack as="ul" listStyleType="none" direction="row" gap="6" flexWrap="wrap">
              {[...links, ...own].map(({ to, label }) => (
                <li key={to}>
                  <chakra.span
                    asChild
                    color="fg.muted"
                    py="1"
                    display="inline-block"
                    _hover={{ color: 'fg' }}
                  >
                    {to.startsWith('/') ? (
                      <Link to={to}>{localized(label)}</Link>
                    ) : (
                      <a href={to} rel="noreferrer">
                        {localized(label)}
                      </a>
                    )}
                  </chakra.span>
                </li>
              ))}
              {site.chatInviteUrl && (
                <li>
                  <chakra.a
                    href={site.chatInviteUrl}
                    rel="noreferrer"
                    color="fg.muted"
                    py="1"
                    display="inline-block"
                    _hover={{ color: 'fg' }}
                  >
                    {site.chatName}
                  </chakra.a>
                </li>
              )}
            </Stack>
          </chakra.nav>
        </Stack>
      </Container>
    </chakra.footer>
  );
});
