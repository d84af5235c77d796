/**
 * How Node runs the built server. Left to itself V8 lets the heap of a busy server grow to 400 MB before it looks for what is not
 * used any more, a third of it the nursery of things that live for one request. A limit far above what is needed makes it look
 * sooner, and half the nursery is enough: 205 to 220 MB after lists, pages and orders from 32 connections, at no cost that
 * could be measured. Below 8 MB the text of each list is carried along, and a list costs a tenth more.
 */
export const serverFlags = ['--enable-source-maps', '--max-old-space-size=512', '--max-semi-space-size=16']
