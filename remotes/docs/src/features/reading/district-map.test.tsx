import { DEFAULT_HOME } from '@boardwalk/contracts';
import { expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { DistrictMap } from './district-map.tsx';

it('shows the map with its districts, which are links to their properties for members', async () => {
  const page = renderPage(<DistrictMap />, { answers: {} });
  const district = await page.findByRole('link', { name: /^Gannet Island/ });
  expect(district.getAttribute('href')).toBe('/real-estate?district=gannet-island');
  expect(page.getByRole('list', { name: 'Districts on the map' }).children).toHaveLength(8);
  expect(page.getByRole('img', { name: 'Map of the city' })).toBeTruthy();
  await expectAccessible(page.container);
});

it('shows no map in a community without the drawn city', () => {
  const page = renderPage(<DistrictMap />, {
    answers: {},
    site: { home: { ...DEFAULT_HOME, voice: 'plain' } },
  });
  expect(page.queryByRole('img')).toBeNull();
});
