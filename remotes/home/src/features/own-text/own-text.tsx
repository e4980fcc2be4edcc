import { type HomeSection, inLanguage } from '@boardwalk/contracts';
import { Box, Container, Grid } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { LibraryPicture } from '../../parts/site-picture.tsx';

/** A custom section with an optional picture. */
export function OwnText({ section, number }: { section: HomeSection; number: string }) {
  const { i18n } = useLingui();
  const { id, label, title, text, picture } = section;
  const localText = (value: typeof title) => inLanguage(value, i18n.locale);
  if (!localText(title) && !localText(text) && !picture) return null;
  return (
    <Section aria-labelledby={id} py={{ base: '16', md: '24' }}>
      <Container>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: picture ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
          gap={{ base: '8', lg: '12' }}
          alignItems="center"
        >
          <SectionHead id={id} number={number} sign={localText(label)} title={localText(title)}>
            <Box as="span" whiteSpace="pre-line">
              {localText(text)}
            </Box>
          </SectionHead>
          {picture && (
            <LibraryPicture
              picture={picture}
              sizes="(min-width: 64rem) 37rem, 100vw"
              borderRadius="xl"
              height="auto"
            />
          )}
        </Grid>
      </Container>
    </Section>
  );
}
