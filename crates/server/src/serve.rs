//! Listening, serving, ending.

use crate::app::App;
use crate::config::Config;
use crate::http::{Peer, router};
use crate::secret;
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Why there is no server.
#[derive(Debug)]
pub enum ServeError {
    Listen { address: SocketAddr, reason: io::Error },
    Store(StoreError),
    Threads(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Listen { address, reason } => write!(f, "cannot listen on {address}: {reason}"),
            ServeError::Store(reason) => write!(f, "{reason}"),
            ServeError::Threads(reason) => write!(f, "no threads: {reason}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// How long what is under way may take when the server ends.
const FINISHING: Duration = Duration::from_secs(15);
/// How often what has expired is thrown away.
const SWEEPING: Duration = Duration::from_secs(60 * 60);

/// Serves until `shutdown` is done; then finishes what is under way. `ready` gets the address, with the real port.
pub async fn run(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let url = config.store.clone();
    let opened = tokio::task::spawn_blocking(move || Store::open(&url)).await;
    let store = opened.map_err(|fault| ServeError::Threads(io::Error::other(fault)))?;
    let store = store.map_err(ServeError::Store)?;
    let address = config.listen;
    let listen = |reason| ServeError::Listen { address, reason };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let (stop, stopping) = watch::channel(false);
    let (busy, mut finished) = mpsc::channel(1);
    let app = App::new(config, store.clone(), stopping, busy).map_err(ServeError::Threads)?;
    let app = Arc::new(app);
    ready(address);
    let mut connections = JoinSet::new();
    let sweeper = tokio::spawn(sweep(store.clone()));
    tokio::select! {
        () = accept(&app, &listener, &mut connections) => {}
        () = shutdown => {}
    }
    drop(listener);
    sweeper.abort();
    // Nobody can be missing who would have to hear it: the receivers live in the app.
    let _ = stop.send(true);
    drop(app);
    let ended = timeout(FINISHING, async {
        while connections.join_next().await.is_some() {}
        // Nothing is sent; it ends when all that is busy has ended.
        while finished.recv().await.is_some() {}
    });
    let _ = ended.await;
    connections.shutdown().await;
    store.close().await;
    Ok(())
}

async fn accept(app: &Arc<App>, listener: &TcpListener, connections: &mut JoinSet<()>) {
    let router = router(Arc::clone(app));
    loop {
        while connections.try_join_next().is_some() {}
        let Ok(room) = Arc::clone(&app.connections).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (app, router) = (Arc::clone(app), router.clone());
                connections.spawn(async move {
                    let _room = room;
                    serve(&app, router, stream, peer).await;
                });
            }
            Err(fault) => {
                // Mostly for want of file descriptors: it gets better when somebody goes.
                app.report(format_args!("cannot accept a connection: {fault}"));
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn serve(app: &Arc<App>, router: Router, stream: TcpStream, peer: SocketAddr) {
    // Small messages are to be on their way at once. Where that cannot be had, it works nevertheless.
    let _ = stream.set_nodelay(true);
    let limits = app.config.limits;
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.arriving).max_buf_size(limits.headers.max(8192));
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut stopping = app.stopping.clone();
    let stop = async move {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    // What goes wrong on a connection concerns its other end alone.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

async fn sweep(store: Store) {
    loop {
        // It will be tried again.
        let _ = store.drop_expired(secret::now()).await;
        sleep(SWEEPING).await;
    }
}
