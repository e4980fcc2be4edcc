import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { InterviewsService } from './interviews.service.ts';

@Controller()
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  @Endpoint('GET /api/interview-slots')
  list(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/interview-slots'>> {
    return this.interviews.listOwn(caller);
  }

  @Endpoint('POST /api/interview-slots')
  offer(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/interview-slots'>,
  ): Promise<EndpointAnswer<'POST /api/interview-slots'>> {
    return this.interviews.offer(caller, body);
  }

  @Endpoint('DELETE /api/interview-slots/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/interview-slots/:id'>,
  ): Promise<void> {
    return this.interviews.remove(caller, params.id);
  }
}
