import type { StreamSlot } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { weekFrom } from '../../streams/days.ts';
import WeekEditor from './week-editor.tsx';

const WEEK = weekFrom('2026-11-23');

/** Returns a slot whose character calls `onRender`: each rendering of the slot reads it. */
function slotOn(day: string, title: string, onRender: (title: string) => void): StreamSlot {
  const slot: StreamSlot = {
    id: title,
    title,
    character: null,
    zone: 'Europe/Berlin',
    exceptions: [],
    nextAt: null,
    startsAt: `${day}T19:30`,
    minutes: 120,
    version: 1,
    repeat: null,
  };
  return Object.defineProperty(slot, 'character', {
    enumerable: true,
    get: () => {
      onRender(title);
      return null;
    },
  });
}

it('renders only the slot that is moved', async () => {
  const onRender = vi.fn();
  const first = [slotOn('2026-11-24', 'Night shift', onRender), slotOn('2026-11-26', 'Ferry talk', onRender)];
  function Editor() {
    const [slots, setSlots] = useState(first);
    return (
      <WeekEditor
        slots={slots}
        week={WEEK}
        onChange={(changed) => setSlots(slots.map((slot) => (slot.id === changed.id ? changed : slot)))}
        onOpen={() => {}}
        onAdd={() => {}}
      />
    );
  }
  const { findByRole, user } = renderPage(<Editor />, { answers: {} });
  (await findByRole('button', { name: /Night shift/ })).focus();
  onRender.mockClear();
  await user.keyboard('{ArrowDown}');
  await findByRole('button', { name: /7:45 PM – 9:45 PM.*Night shift/ });
  expect(onRender).not.toHaveBeenCalledWith('Ferry talk');
});

it('renders the hours of a day as one element', async () => {
  const { findByRole } = renderPage(
    <WeekEditor slots={[]} week={WEEK} onChange={() => {}} onOpen={() => {}} onAdd={() => {}} />,
    { answers: {} },
  );
  const region = await findByRole('region', { name: 'Your week' });
  // 24 hours in each of seven days would be 168 elements more.
  expect(region.querySelectorAll('*').length).toBeLessThan(60);
});

it('opens a slot by a click, but not after a drag', async () => {
  const onOpen = vi.fn();
  const onChange = vi.fn();
  const { findByRole, user } = renderPage(
    <WeekEditor
      slots={[slotOn('2026-11-24', 'Night shift', () => {})]}
      week={WEEK}
      onChange={onChange}
      onOpen={onOpen}
      onAdd={() => {}}
    />,
    { answers: {} },
  );
  const target = await findByRole('button', { name: /Night shift/ });
  // happy-dom has no layout.
  Object.defineProperty(target, 'offsetParent', { value: { clientWidth: 700 } });
  const at = (clientX: number, clientY: number) => ({ target, coords: { clientX, clientY } });
  // Moves it, and then only a little, which changes nothing.
  for (const distance of [30, 6]) {
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(10, 10) },
      at(10, 10 + distance),
      { keys: '[/MouseLeft]', ...at(10, 10 + distance) },
    ]);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
  await user.pointer([{ keys: '[MouseLeft]', ...at(10, 10) }]);
  expect(onOpen).toHaveBeenCalledTimes(1);
  target.focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('shows the evening, and all hours on request', async () => {
  const { findByText, findByRole, queryByText, user } = renderPage(
    <WeekEditor slots={[]} week={WEEK} onChange={() => {}} onOpen={() => {}} onAdd={() => {}} />,
    { answers: {} },
  );
  await findByText('6 PM');
  await findByText('1 AM');
  expect(queryByText('5 PM')).toBeNull();
  expect(queryByText('2 AM')).toBeNull();
  const all = await findByRole('button', { name: 'All hours', pressed: false });
  all.focus();
  await user.keyboard('{Enter}');
  await findByText('8 AM');
  await findByText('5 PM');
});

it('shows the hours of a slot outside of the evening', async () => {
  const { findByText, queryByText } = renderPage(
    <WeekEditor
      slots={[{ ...slotOn('2026-11-24', 'Breakfast shift', () => {}), startsAt: '2026-11-24T07:30' }]}
      week={WEEK}
      onChange={() => {}}
      onOpen={() => {}}
      onAdd={() => {}}
    />,
    { answers: {} },
  );
  await findByText('7 AM');
  expect(queryByText('6 AM')).toBeNull();
});

it('adds a slot after midnight on the next day', async () => {
  const onAdd = vi.fn();
  const { findByText, container, user } = renderPage(
    <WeekEditor slots={[]} week={WEEK} onChange={() => {}} onOpen={() => {}} onAdd={onAdd} />,
    { answers: {} },
  );
  await findByText('6 PM');
  const [monday] = [...container.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).cursor === 'copy',
  );
  // Seven hours below 6 PM; happy-dom has no layout.
  await user.pointer([
    { keys: '[MouseLeft]', target: monday as HTMLElement, coords: { clientX: 5, clientY: 7 * 60 } },
  ]);
  expect(onAdd).toHaveBeenCalledWith('2026-11-24', 60);
});
