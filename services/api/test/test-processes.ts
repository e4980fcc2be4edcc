import { startTestApi, type TestApi } from './test-api.ts';
import { startNewsroom } from './test-articles.ts';
import { listen } from './test-events.ts';

/** Starts two processes of the API on one database, with a newsroom on the first one. */
export async function startTwoProcesses() {
  const api = await startTestApi();
  const other = await startTestApi({ database: api.database, issuer: api.issuer });
  const room = await startNewsroom(api);
  const open: { close: () => void }[] = [];
  return {
    api,
    other,
    room,
    /** Opens a stream of a topic; `closeStreams` ends it. */
    async openStream(on: TestApi, topic: string, token: string) {
      const listening = await listen(on, { topics: [topic], token });
      open.push(listening);
      return listening;
    },
    closeStreams() {
      for (const { close } of open.splice(0)) close();
    },
    async stop(): Promise<void> {
      await other.stop();
      await api.stop();
    },
  };
}
