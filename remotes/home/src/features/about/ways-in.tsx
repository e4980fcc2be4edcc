import {
  Button,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Text,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NextStep } from '../../parts/next-step.tsx';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';

/** Steps from the first visit to the first scene. */
export function WaysIn() {
  const { chatName, chatInviteUrl } = useSite();
  return (
    <Section aria-labelledby="ways" py={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead
          id="ways"
          number="01"
          sign={<Trans>How to join</Trans>}
          title={<Trans>Four steps, in this order.</Trans>}
        />
        <Grid
          as="ol"
          listStyleType="none"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
          gap={{ base: '6', lg: '8' }}
          mt={{ base: '8', md: '12' }}
        >
          <Step number={1} title={<Trans>Create an account</Trans>}>
            <Trans>With Google or an e-mail address. It takes a minute.</Trans>
          </Step>
          <Step number={2} title={<Trans>Say hello</Trans>}>
            <Trans>Join {chatName} and meet the community before you apply.</Trans>
          </Step>
          <Step number={3} title={<Trans>Apply</Trans>}>
            <Trans>
              Describe your character and what they want. A short text is enough, in your own words.
            </Trans>
          </Step>
          <Step number={4} title={<Trans>Start playing</Trans>}>
            <Trans>
              Once you are on the whitelist, you can join the server. Helpers answer the questions of new
              members.
            </Trans>
          </Step>
        </Grid>
        <Flex wrap="wrap" gap="3" mt="10">
          <FirstStep />
          {chatInviteUrl && (
            <Button asChild size="lg" variant="outline">
              <a href={chatInviteUrl} rel="noreferrer">
                <Trans>Join us on {chatName}</Trans>
              </a>
            </Button>
          )}
        </Flex>
      </Container>
    </Section>
  );
}

function FirstStep() {
  const isVisitor = useSession().state === 'anonymous';
  if (!isVisitor) return <NextStep size="lg" colorPalette="sodium" />;
  return (
    <LinkButton size="lg" colorPalette="sodium" to="/register">
      <Trans>Create Account</Trans>
    </LinkButton>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <chakra.li borderTopWidth="1.5px" borderColor="fg" pt="4">
      <chakra.span
        aria-hidden
        display="block"
        fontFamily="heading"
        fontWeight="800"
        textStyle="5xl"
        fontVariantNumeric="tabular-nums"
        color="sodium.fg"
      >
        {number}
      </chakra.span>
      <Heading as="h3" textStyle="xl" mt="3">
        {title}
      </Heading>
      <Text mt="2" maxW="36ch">
        {children}
      </Text>
    </chakra.li>
  );
}
