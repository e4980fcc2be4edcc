import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { UsageError } from '@boardwalk/build/command';
import { expect, it } from 'vitest';
import { readPort, requireFreePort } from './port-option.ts';

it('names another port when the wanted one is in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, 'npm run dev --')).rejects.toThrow(
    `Port ${port} is in use. Choose another: npm run dev -- --port 5174`,
  );
  server.close();
  await once(server, 'close');
  await expect(requireFreePort(port, 'npm run dev --')).resolves.toBeUndefined();
});

it('reads a port, and refuses anything else', () => {
  expect([readPort(undefined), readPort('5173')]).toEqual([undefined, 5173]);
  for (const text of ['x', '80', '70000', '5173.5']) expect(() => readPort(text)).toThrow(UsageError);
});
