import axios, { type AxiosError, type AxiosRequestConfig } from 'axios'
const instance = axios.create({ baseURL: '/api' })
export type ErrorType<E> = AxiosError<E>
export type BodyType<B> = B
export async function send<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  return (await instance.request<T>({ ...config, ...options })).data
}
