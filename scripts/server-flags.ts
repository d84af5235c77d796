/**
 * How Node runs the built server. Left to itself V8 lets the heap of a busy server grow to 400 MB before it looks for what is not
 * used any more; a small nursery and a limit far above what is ever needed make it look sooner, at no cost that could be measured.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--max-old-space-size=512']
