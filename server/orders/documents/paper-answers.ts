import { documentCsp } from '#server/documents/document-html.ts'
import { versionOf, type Paper } from '#server/documents/papers.ts'
import type { Context } from '#server/http/context.ts'

/** Shown in the browser, and saved under this name. */
export async function pdfAnswer(ctx: Context, paper: Paper, fileName: string) {
  const { version, headers, isKnown } = versionFor(ctx, paper)
  if (isKnown) return { status: 304, headers } as const
  const { papers } = ctx.deps
  const body = papers.drawn(version) ?? (await ctx.outside(`paper ${version}`, () => papers.draw(paper)))
  return {
    status: 200,
    contentType: 'application/pdf',
    body,
    headers: { ...headers, 'content-disposition': `inline; filename="${fileName}"` },
  } as const
}

export function htmlAnswer(ctx: Context, paper: Paper, render: () => string) {
  const { headers, isKnown } = versionFor(ctx, paper)
  if (isKnown) return { status: 304, headers } as const
  return {
    status: 200,
    contentType: 'text/html',
    body: render(),
    headers: { ...headers, 'content-security-policy': documentCsp },
  } as const
}

/**
 * A browser that has this version already is told so. The browser may keep it but asks each time: only that tells whether it is
 * still what the person may see. A weak tag, since what is drawn anew says another minute of issue.
 */
function versionFor(ctx: Context, paper: Paper) {
  const version = versionOf(paper)
  return {
    version,
    headers: { etag: `W/"${version}"`, 'cache-control': 'private, no-cache' },
    isKnown: ctx.request.ifNoneMatch.includes(`"${version}"`),
  }
}
