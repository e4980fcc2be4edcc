import type { EndpointAnswer } from '@boardwalk/contracts';
import { useSession, useSettingsStore } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Toggle } from '../../account/setting-controls.tsx';
import { ThisBrowser } from './this-browser.tsx';

export type Channels = EndpointAnswer<'GET /api/notifications/channels'>;

/** The four main switches. Channels that this site hasn't configured can be chosen in advance. */
export function Switches({ channels }: { channels: Channels | undefined }) {
  const { t } = useLingui();
  const memberId = useSession().user?.id;
  const { notifications, changeNotifications } = useSettingsStore();
  const noEmail =
    channels?.email === false ? t`This site hasn’t set up e-mail yet, so none is sent.` : undefined;
  const noPush =
    channels?.push === false ? t`This site hasn’t set up push messages yet, so none are sent.` : undefined;
  return (
    <>
      <Toggle
        label={t`By e-mail`}
        help={noEmail}
        checked={notifications.email}
        onChange={(email) => changeNotifications({ email })}
      />
      <Toggle
        label={t`By push message`}
        help={noPush}
        checked={notifications.push}
        onChange={(push) => changeNotifications({ push })}
      />
      {memberId && channels?.push && <ThisBrowser memberId={memberId} pushKey={channels.pushKey} />}
      <Toggle
        label={t`On the site`}
        checked={notifications.inApp}
        onChange={(inApp) => changeNotifications({ inApp })}
      />
      <Toggle
        label={t`News from the community by e-mail`}
        checked={notifications.marketing}
        onChange={(marketing) => changeNotifications({ marketing })}
      />
    </>
  );
}
