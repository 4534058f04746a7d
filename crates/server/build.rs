//! Builds the page into the program, if it has been built: a table of the files in `web/dist`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let web = Path::new(&root).join("../../web").canonicalize()?;
    let dist = web.join("dist");
    let mut files = BTreeMap::new();
    if dist.is_dir() {
        gather(&dist, &dist, &mut files)?;
    } else {
        // A folder that is not there would count as changed each time; the one above changes when it appears.
        println!("cargo::rerun-if-changed={}", web.display());
    }
    let mut table = String::from("static FILES: &[File] = &[\n");
    for (path, file) in &files {
        // Compressed forms stand beside their file.
        if path.ends_with(".gz") || path.ends_with(".br") {
            continue;
        }
        let packed = |suffix: &str| match files.get(&format!("{path}{suffix}")) {
            Some(packed) => format!("Some(include_bytes!({packed:?}))"),
            None => "None".to_owned(),
        };
        let mut hasher = DefaultHasher::new();
        hasher.write(&fs::read(file)?);
        let etag = format!("\"{:016x}\"", hasher.finish());
        let (kind, gzip, brotli) = (kind(path), packed(".gz"), packed(".br"));
        writeln!(
            table,
            "File {{ path: {path:?}, kind: {kind:?}, etag: {etag:?}, plain: include_bytes!({file:?}), \
             gzip: {gzip}, brotli: {brotli} }},"
        )
        .map_err(io::Error::other)?;
    }
    table += "];\n";
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("page.rs"), table)
}

/// All files below a folder by their paths within it.
fn gather(dist: &Path, folder: &Path, files: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(dist, &path, files)?;
        } else if let Some(name) = path.strip_prefix(dist).ok().and_then(Path::to_str) {
            files.insert(name.replace('\\', "/"), path);
        }
    }
    Ok(())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
