import axios from 'axios'
import { serializeParams } from './parameters.ts'

/**
 * The bare connection to the API, without a session: for the transport, and for renewing the session itself. Loaded by the
 * first call that needs it: what the first page asks for comes without (early-answers.ts).
 */
export const http = axios.create({ baseURL: '/api', paramsSerializer: serializeParams })
