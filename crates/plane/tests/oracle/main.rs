//! The geometry against `geo`, which works with floats, and against brute
//! force.
#![allow(clippy::disallowed_types, reason = "the oracle works with floats")]

mod bodies;
mod limits;
mod moves;
mod sight;

use geo::{Coord, LineString, Polygon};
use plane::{Angle, Mil, Point, Quad, Rect, Shape};
use proptest::prelude::*;

/// Points around the origin, some of them on a coarse grid, so that edges and
/// corners often coincide.
fn point(reach: Mil) -> impl Strategy<Value = Point> {
    let any = (-reach..=reach, -reach..=reach);
    let grid = (-reach / 500..=reach / 500, -reach / 500..=reach / 500).prop_map(|(x, y)| (x * 500, y * 500));
    prop_oneof![any, grid].prop_map(|(x, y)| Point::new(x, y))
}

fn angle() -> impl Strategy<Value = Angle> {
    prop_oneof![any::<u16>(), (0..4u16).prop_map(|n| n << 14)].prop_map(Angle)
}

/// Regiments of all sizes whose front lies around the origin.
fn rect(reach: Mil) -> impl Strategy<Value = Rect> {
    let size = || prop_oneof![300..6000, (1..12).prop_map(|n| n * 500)];
    (point(reach), angle(), size(), size()).prop_map(|(front, facing, width, depth)| Rect {
        front,
        facing,
        width,
        depth,
    })
}

/// Ground of every kind.
fn shape(reach: Mil) -> impl Strategy<Value = Shape> {
    let oval = (point(reach), 600..5000, 600..5000, angle())
        .prop_filter_map("oval", |(centre, a, b, turned)| Shape::oval(centre, (a, b), turned));
    let block = rect(reach).prop_filter_map("block", |rect| Shape::rect(&rect));
    let line = (proptest::collection::vec(point(reach), 2..5), prop_oneof![Just(0), 100..1500])
        .prop_filter_map("line", |(points, half)| Shape::line(&points, half));
    prop_oneof![oval, block, line]
}

fn coord(p: Point) -> Coord<f64> {
    Coord { x: f64::from(p.x), y: f64::from(p.y) }
}

fn polygon(points: &[Point]) -> Polygon<f64> {
    Polygon::new(LineString::from_iter(points.iter().map(|&p| coord(p))), vec![])
}

fn quad(quad: &Quad) -> Polygon<f64> {
    polygon(&quad.0)
}
