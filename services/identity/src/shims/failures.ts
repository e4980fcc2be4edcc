import type { Log } from '../log.ts';
import { noRoomPage, noticePage } from '../pages/notice-page.ts';
import { isOutOfRoom } from '../storage/whole-file.ts';
import type { Middleware } from './middleware.ts';
import { BodyTooLarge } from './request-body.ts';

/** Handles everything else: failures are logged in full and reported without details, unknown paths get a page. */
export function failures(log: Log, site: string | undefined): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        ctx.status = 413;
        ctx.set('Connection', 'close');
        ctx.body = 'The request is too large.';
        return;
      }
      log.error('request failed', {
        method: ctx.method,
        path: ctx.path,
        error: error instanceof Error ? error.stack : String(error),
      });
      ctx.status = isOutOfRoom(error) ? 507 : 500;
      ctx.type = 'html';
      ctx.body = isOutOfRoom(error)
        ? noRoomPage(site)
        : noticePage('Something went wrong here', ['The service’s log says more. Try again.'], site);
    }
    if (ctx.status === 404 && !ctx.body) {
      ctx.type = 'html';
      ctx.body = noticePage(
        'Nothing is moored here',
        ['This address belongs to the local stand-in for Auth0.'],
        site,
      );
      ctx.status = 404;
    }
  };
}
