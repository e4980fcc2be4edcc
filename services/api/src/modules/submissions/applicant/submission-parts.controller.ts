import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Body, Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { SubmissionFilesService } from '../files/submission-files.service.ts';
import { InterviewsService } from '../interviews/interviews.service.ts';
import { SubmissionMessagesService } from '../submission-messages.service.ts';

@Controller()
export class SubmissionPartsController {
  constructor(
    private readonly files: SubmissionFilesService,
    private readonly messages: SubmissionMessagesService,
    private readonly interviews: InterviewsService,
  ) {}

  @Endpoint('POST /api/submissions/:id/files')
  takeFile(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'POST /api/submissions/:id/files'>,
    @Body() stream: Readable,
  ): Promise<EndpointAnswer<'POST /api/submissions/:id/files'>> {
    return this.files.take(caller, params.id, query, stream);
  }

  @Endpoint('GET /api/submissions/:id/files/:fileId')
  serveFile(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/submissions/:id/files/:fileId'>,
  ): Promise<RawAnswer> {
    return this.files.serve(caller, params.id, params.fileId);
  }

  @Endpoint('DELETE /api/submissions/:id/files/:fileId')
  removeFile(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/submissions/:id/files/:fileId'>,
  ): Promise<void> {
    return this.files.remove(caller, params.id, params.fileId);
  }

  @Endpoint('GET /api/submissions/:id/messages')
  listMessages(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/submissions/:id/messages'>,
  ): Promise<EndpointAnswer<'GET /api/submissions/:id/messages'>> {
    return this.messages.listForApplicant(caller, params.id, query);
  }

  @Endpoint('POST /api/submissions/:id/messages')
  writeMessage(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/submissions/:id/messages'>,
  ): Promise<EndpointAnswer<'POST /api/submissions/:id/messages'>> {
    return this.messages.writeAsApplicant(caller, params.id, body.text);
  }

  @Endpoint('GET /api/submissions/:id/interview-slots')
  listSlots(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/submissions/:id/interview-slots'>,
  ): Promise<EndpointAnswer<'GET /api/submissions/:id/interview-slots'>> {
    return this.interviews.listFree(caller, params.id);
  }

  @Endpoint('PUT /api/submissions/:id/interview')
  book(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/submissions/:id/interview'>,
  ): Promise<EndpointAnswer<'PUT /api/submissions/:id/interview'>> {
    return this.interviews.book(caller, params.id, body.slotId);
  }

  @Endpoint('DELETE /api/submissions/:id/interview')
  cancel(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/submissions/:id/interview'>,
  ): Promise<EndpointAnswer<'DELETE /api/submissions/:id/interview'>> {
    return this.interviews.cancel(caller, params.id);
  }
}
