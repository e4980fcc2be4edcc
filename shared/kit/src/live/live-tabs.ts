import { type LiveNews, ReceivedTopics } from './live-news.ts';
import { createLiveStream } from './live-stream.ts';
import { thisTab } from './this-tab.ts';

/** Messages between tabs. */
type TabMessage =
  /** Sent by the tab that now holds the connection. */
  | { what: 'ask' }
  /** A tab's topics; `seen` if it is visible. */
  | { what: 'want'; tab: string; topics: readonly string[]; seen: boolean }
  /** An event of the connection: for all tabs, or for one that joined later. */
  | { what: 'news'; to?: string; news: LiveNews };

/** This tab among those of its browser. */
export interface LiveTabs {
  /** Sets the topics of this tab. */
  want(topics: readonly string[]): void;
  /** Lets another tab take over the connection, if there is one. */
  yieldLead(): void;
  leave(): void;
}

/**
 * Joins the tabs of this browser that share a session. The tab that holds a browser lock maintains the connection for all. When it closes, however
 * that happens, the next one gets the lock. Every tab also holds a lock of its own, which reveals that it has closed. Without Web Locks each tab has
 * its own connection.
 * @param member id of the signed-in member; null for a visitor.
 */
export function joinLiveTabs(member: string | null, onNews: (news: LiveNews) => void): LiveTabs {
  const group = `boardwalk-live-${member ?? 'visitor'}`;
  const channel = navigator.locks && new BroadcastChannel(group);
  const left = new AbortController();
  let topics: readonly string[] = [];
  let lead: Lead | undefined;
  let present = false;

  const post = (message: TabMessage) => channel?.postMessage(message);
  const sendWanted = () => {
    if (lead) lead.want(thisTab(), topics);
    else if (present)
      post({ what: 'want', tab: thisTab(), topics, seen: document.visibilityState === 'visible' });
  };
  const broadcast = (news: LiveNews, to?: string) => {
    if (to !== thisTab()) post({ what: 'news', to, news });
    if (to === undefined || to === thisTab()) onNews(news);
  };

  /** Maintains the connection until `lead` is closed. */
  function begin(): Promise<void> {
    return new Promise((done) => {
      if (left.signal.aborted) return done();
      lead = startLead({ group, isMember: member !== null, broadcast, done });
      post({ what: 'ask' });
      sendWanted();
    });
  }

  function apply(): void {
    if (left.signal.aborted) return;
    if (!channel) void begin();
    else navigator.locks.request(group, { signal: left.signal }, begin).catch(() => {});
  }

  function yieldLead(): void {
    if (!lead || !channel) return;
    lead.close();
    lead = undefined;
    apply();
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.what === 'ask') sendWanted();
      else if (data.what === 'news') (data.to ?? thisTab()) === thisTab() && onNews(data.news);
      else if (lead && data.seen && document.visibilityState === 'hidden') yieldLead();
      else lead?.want(data.tab, data.topics);
    };
    const held = navigator.locks.request(`${group}-${thisTab()}`, { signal: left.signal }, () => {
      present = true;
      sendWanted();
      return new Promise<void>((done) => left.signal.addEventListener('abort', () => done()));
    });
    held.catch(() => {});
  }
  apply();

  return {
    want(wanted) {
      if (wanted.join() === topics.join()) return;
      topics = wanted;
      sendWanted();
    },
    yieldLead,
    leave() {
      left.abort();
      lead?.close();
      lead = undefined;
      channel?.close();
    },
  };
}

interface Lead {
  want(tab: string, topics: readonly string[]): void;
  close(): void;
}

interface LeadOptions {
  group: string;
  isMember: boolean;
  broadcast: (news: LiveNews, to?: string) => void;
  /** Called when it is over. */
  done: () => void;
}

/** Maintains the connection for all tabs, with the topics of all. */
function startLead({ group, isMember, broadcast, done }: LeadOptions): Lead {
  const wanted = new Map<string, readonly string[]>([[thisTab(), []]]);
  const received = new ReceivedTopics();
  const over = new AbortController();
  const stream = createLiveStream(isMember, (news) => {
    received.note(news);
    broadcast(news);
  });

  function gather(): void {
    const all = [...new Set([...wanted.values()].flat())];
    received.retain(all);
    stream.want(all);
  }

  /** Forgets a tab once its lock is free. */
  function watch(tab: string): void {
    const gone = navigator.locks.request(`${group}-${tab}`, { signal: over.signal }, () => {
      wanted.delete(tab);
      gather();
    });
    gone.catch(() => {});
  }

  return {
    want(tab, topics) {
      if (!wanted.has(tab)) watch(tab);
      const before = wanted.get(tab) ?? [];
      wanted.set(tab, topics);
      gather();
      for (const topic of topics) {
        if (before.includes(topic)) continue;
        for (const news of received.of(topic)) broadcast(news, tab);
      }
    },
    close() {
      over.abort();
      stream.close();
      done();
    },
  };
}
