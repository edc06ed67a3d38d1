import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { loggedPath, sentStatus } from '../http/log/log.ts';

/** Node's own news of its HTTP servers; nobody pays for it while nobody listens. */
const STARTED = 'http.server.request.start';

type News = { request: IncomingMessage; response: ServerResponse };

/** What a proxy in front says of the trace that a request is part of (W3C Trace Context). */
const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Tells a collector at `endpoint` (OTLP over HTTP) of every request: method, path without its query, status and time. This
 * module is loaded only where there is one. `close` sends what is left.
 */
export function traceRequests(endpoint: string): { close: () => Promise<void> } {
	const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'fescue' }),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	});
	const tracer = provider.getTracer('fescue');
	const onStart = (news: unknown) => {
		// Node documents what it tells on these channels.
		const { request, response } = news as News;
		const { method = '', url = '/', headers } = request;
		const attributes = { 'http.request.method': method, 'url.path': loggedPath(url) };
		const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf(headers.traceparent));
		// Not when it is finished: who waited longest may have gone, and those are the ones to be looked at.
		response.once('close', () => {
			const status = sentStatus(response);
			span.setAttribute('http.response.status_code', status);
			if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
			span.end();
		});
	};
	subscribe(STARTED, onStart);
	return {
		async close() {
			unsubscribe(STARTED, onStart);
			await provider.shutdown();
		},
	};
}

function parentOf(header: string | string[] | undefined): Context {
	const [, traceId, spanId, flags = '00'] = TRACE_PARENT.exec(String(header)) ?? [];
	if (!traceId || !spanId) return ROOT_CONTEXT;
	return trace.setSpanContext(ROOT_CONTEXT, {
		traceId,
		spanId,
		traceFlags: Number.parseInt(flags, 16),
		isRemote: true,
	});
}
